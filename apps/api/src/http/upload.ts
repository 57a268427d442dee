const NAME_LENGTH_MAX = 200

export type Upload = {
  bytes: Buffer
  /** As the browser says it, to be shown to people and used for nothing else: no path, no control characters. */
  fileName: string | undefined
}

/**
 * The one file of a multipart body, in the field of the contract; undefined where the body is broken, or holds a second
 * part. How large the body may be its route says; that it has one part alone is seen before it is parsed.
 */
export async function readUpload(
  { contentType, body }: { contentType: string; body: Buffer },
  field: string,
): Promise<Upload | undefined> {
  if (!hasOnePart(contentType, body)) return undefined
  const file = (await parse(contentType, body))?.get(field)
  if (!(file instanceof File)) return undefined
  return { bytes: Buffer.from(await file.arrayBuffer()), fileName: shownName(file.name) }
}

function hasOnePart(contentType: string, body: Buffer): boolean {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType)?.[1]
  if (boundary === undefined) return false
  const end = body.indexOf(`\r\n--${boundary}`)
  return end !== -1 && body.indexOf(`\r\n--${boundary}`, end + 1) === -1
}

/** The fields of a body, read by the platform's own parser. */
async function parse(contentType: string, body: Buffer): Promise<FormData | undefined> {
  // A body that was read from a socket stands in memory that no other thread sees.
  const bytes = body as Buffer<ArrayBuffer>
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch (thrown) {
    // The parser says so of every body that is not whole; whatever else it throws is a fault of ours.
    if (thrown instanceof TypeError) return undefined
    throw thrown
  }
}

/** Marks that turn the direction of writing would dress one name as another. */
function shownName(said: string): string | undefined {
  const name = said.split(/[/\\]/).at(-1) ?? ''
  const shown = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .trim()
  return shown === '' ? undefined : [...shown].slice(0, NAME_LENGTH_MAX).join('')
}

/** A file as the form of a page sends it; for samples, which go the way of everybody's. */
export async function toUpload(
  field: string,
  fileName: string,
  text: string,
): Promise<{ contentType: string; body: Buffer }> {
  const form = new FormData()
  form.append(field, new File([text], fileName, { type: 'text/csv' }))
  const sent = new Response(form)
  return { contentType: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) }
}
