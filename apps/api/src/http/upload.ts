const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * The one file of a multipart body: exactly one part, in the field of the contract. The file's own name is never looked at.
 * @param field  letters alone
 */
export function readUpload(
  { contentType, body }: { contentType: string; body: Buffer },
  field: string,
): Buffer | undefined {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType)?.[1]
  if (boundary === undefined) return undefined
  const mark = Buffer.from(`--${boundary}`)
  if (!body.subarray(0, mark.length).equals(mark)) return undefined
  const end = body.indexOf(Buffer.from(`\r\n--${boundary}`), mark.length)
  const headEnd = body.indexOf(HEAD_END, mark.length)
  if (end === -1 || headEnd === -1 || headEnd > end) return undefined
  const rest = body.subarray(end + mark.length + 2).toString('latin1')
  if (!/^--(?:\r\n)?$/.test(rest)) return undefined
  const head = body.subarray(mark.length, headEnd).toString('latin1')
  const isAsked = new RegExp(`^content-disposition: form-data;(?:.*;)? ?name="${field}"(?:;|$)`, 'im').test(head)
  return isAsked ? body.subarray(headEnd + HEAD_END.length, end) : undefined
}
