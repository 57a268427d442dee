/** Headers of a page whose answer depends on its address alone and on what ships with the product. */
export const CACHED = { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' }
