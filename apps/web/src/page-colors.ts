/** The ground of a page by theme, for what is coloured around it: `--page` of styles/tokens.css. */
export const PAGE_COLORS = { light: '#f4f5fb', dark: '#0d0e22' } as const
