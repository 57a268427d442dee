/** A module compiled with all it imports, as the text of an element; empty in the browser's own bundle (page-scripts.ts). */
declare module '*?inline-script' {
  const source: string
  // biome-ignore lint/style/noDefaultExport: so the bundler answers a form of a file.
  export default source
}

/** A module compiled with all it imports into a file of its own: its address (page-scripts.ts). */
declare module '*?script-file' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: so the bundler answers a form of a file.
  export default url
}
