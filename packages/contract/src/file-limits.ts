/** Rows up to which a file of a list of staff is sent at once; longer ones are written by a job. */
export const FILE_AT_ONCE_MAX = 10_000
/** Rows at which the file of a list is cut. */
export const FILE_ROWS_MAX = 200_000
