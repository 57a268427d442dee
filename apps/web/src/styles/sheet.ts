import styles from './app.css?inline'
import fontUrl from './fonts/anek-latin.woff2?url'

/**
 * A font that comes after the first paint waits for the next page: swapped in, it broke lines anew and pushed what stood below
 * (0.02 to 0.2 of shift on 20 public pages at slow 3G). The file holds the letters and signs of our own words and the weights that
 * are set, with the kerning that is seen: 20 KB of 44. An accent in somebody's name is drawn by the fallback.
 */
const FONT_FACE = `@font-face{font-family:"Anek Latin";font-weight:400 800;font-display:optional;src:url("${fontUrl}") format("woff2")}`

/** Every rule of the product, of which each page carries those that it uses. */
export const SHEET = FONT_FACE + styles
