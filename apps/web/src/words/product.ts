/** The product's name (Hindi: a flight of steps) and its line. They stand here and nowhere else (decision C19). */
export const PRODUCT_NAME = 'Sopaan'
export const TAGLINE = 'Your Gateway to Academic Excellence'
