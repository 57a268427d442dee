/** What a PDF has to begin with. Source: ISO 32000-1, 7.5.2. */
const PDF_HEAD = '%PDF-'
const TAIL_BYTES = 1_024
/** What opens something, runs something or locks the file. Staff read a paper; nothing in it is to act. */
const ACTIVE = /\/(?:Encrypt|JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/

/** Whether bytes are a PDF, whatever name or header say. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEAD.length).toString('latin1') === PDF_HEAD
}

/** Whether a PDF is whole, has no password and says of nothing that it acts. What is packed inside stays unread: staff see it in a viewer without rights. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return text.slice(-TAIL_BYTES).includes('%%EOF') && !ACTIVE.test(text)
}
