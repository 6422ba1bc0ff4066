/** The product's name stands here and nowhere else (domain, preface). */
export const PRODUCT_NAME = 'Трасса'
