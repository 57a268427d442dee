import { type MailTextFields, type ManagedMailText, mailTexts } from '@sopaan/contract/mail-texts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Which mail, in which language. */
export type Which = Pick<ManagedMailText, 'kind' | 'language'>

/** The words of every mail. */
export const mailTextsQuery = queryOptions({
  queryKey: ['mail-texts'],
  queryFn: async ({ signal }) => (await request(mailTexts.list, {}, { signal })).data,
})

/** Writes the words of a mail. */
export async function saveMailText(which: Which, fields: MailTextFields): Promise<void> {
  setCached((await request(mailTexts.change, { params: which, body: fields })).data)
}

/** Goes back to the words that ship. */
export async function sendMailTextReset(which: Which): Promise<void> {
  setCached((await request(mailTexts.reset, { params: which })).data)
}

/** The whole mail with samples in it. */
export async function fetchMailPreview(
  which: Which,
  fields: MailTextFields,
): Promise<{ subject: string; text: string }> {
  return (await request(mailTexts.preview, { params: which, body: fields })).data
}

function setCached(written: ManagedMailText): void {
  queryClient.setQueryData(mailTextsQuery.queryKey, (all) =>
    all?.map((text) => (text.kind === written.kind && text.language === written.language ? written : text)),
  )
}
