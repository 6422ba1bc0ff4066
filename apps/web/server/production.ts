// Read by React when it is loaded: without it pages are rendered by its slow development build.
process.env.NODE_ENV ??= 'production'
