/** Everything is bundled: `false` tells electron-builder not to look for node_modules. */
export default () => false
