/** Stands in a page where its rules go: the sheet itself would be measured and copied by React for each page. */
export const SHEET_MARK = '/*sheet*/'
