const HEAD_END = Buffer.from('\r\n\r\n')

const NAME_LENGTH_MAX = 200

export type Upload = {
  bytes: Buffer
  /** As the browser says it, to be shown to people and used for nothing else: no path, no control characters. */
  fileName: string | undefined
}

/**
 * The one file of a multipart body: exactly one part, in the field of the contract.
 * @param field  letters alone
 */
export function readUpload(
  { contentType, body }: { contentType: string; body: Buffer },
  field: string,
): Upload | undefined {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType)?.[1]
  if (boundary === undefined) return undefined
  const mark = Buffer.from(`--${boundary}`)
  if (!body.subarray(0, mark.length).equals(mark)) return undefined
  const end = body.indexOf(Buffer.from(`\r\n--${boundary}`), mark.length)
  const headEnd = body.indexOf(HEAD_END, mark.length)
  if (end === -1 || headEnd === -1 || headEnd > end) return undefined
  const rest = body.subarray(end + mark.length + 2).toString('latin1')
  if (!/^--(?:\r\n)?$/.test(rest)) return undefined
  const head = body.subarray(mark.length, headEnd).toString('utf8')
  const isAsked = new RegExp(`^content-disposition: form-data;(?:.*;)? ?name="${field}"(?:;|$)`, 'im').test(head)
  return isAsked ? { bytes: body.subarray(headEnd + HEAD_END.length, end), fileName: nameIn(head) } : undefined
}

/** Browsers write a quotation mark in a name as %22. Marks that turn the direction of writing would dress one name as another. */
function nameIn(head: string): string | undefined {
  const said = /^content-disposition: form-data;.*; ?filename="([^"\r\n]*)"/im.exec(head)?.[1] ?? ''
  const name = said.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? ''
  const shown = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .trim()
  return shown === '' ? undefined : [...shown].slice(0, NAME_LENGTH_MAX).join('')
}
