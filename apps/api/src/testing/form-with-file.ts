/** Stands in no file of a test: the parser looks for it without its dashes, so that `cut` would end a file in "Calicut". */
const BOUNDARY = 'end-of-this-part'

/**
 * What a call is sent when a form of a page uploads a file; goes into its input.
 * @param field  the name of the form's field
 */
export function formWithFile(
  field: string,
  bytes: Uint8Array,
  { name = 'file', type, copies = 1 }: { name?: string; type?: string; copies?: number } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`
  const typed = type === undefined ? head : `${head}Content-Type: ${type}\r\n`
  const part = Buffer.concat([Buffer.from(`${typed}\r\n`), bytes, Buffer.from('\r\n')])
  return {
    payload: Buffer.concat([...Array(copies).fill(part), Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
