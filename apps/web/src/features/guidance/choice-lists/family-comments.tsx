import { COMMENT_LENGTH_MAX, type FamilyList, READERS } from '@sopaan/contract/list-links'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { familyName } from './family-rows.tsx'
import { sendComment, sendCommentRemoval } from './list-links.queries.ts'
import { readDeleteCode } from './stored-links.ts'

type Props = { token: string; list: FamilyList; onList: (list: FamilyList) => void }

/** What the family wrote on a list, and the form for more: by a relation, never by a name. */
export function FamilyComments({ token, list, onList }: Props) {
  const { choices, language } = useWords()
  const words = choices.family
  const { isBusy, failure: isFailed, send } = useSending<true>()
  const deleteCode = useInBrowser(() => readDeleteCode(token), undefined)
  const nameOf = (key: string) => {
    const choice = list.choices.find((each) => each.key === key)
    if (!choice) return ''
    const { college, branch } = familyName(choice)
    return `${college} ${branch}`
  }
  return (
    <section aria-labelledby="family-comments" className="mt-8">
      <h2 id="family-comments" className="type-subsection">
        {words.comments}
      </h2>
      {list.comments.length === 0 && <p className="mt-2 text-secondary">{words.noComments}</p>}
      <ol className="mt-3 grid gap-3">
        {list.comments.map(({ _id, from, text, choice, writtenAt, isOwn }) => (
          <li key={_id} className="rounded-box bg-surface-sunken p-4">
            <p className="font-semibold">
              {words.readers[from]}
              {choice !== null && <span className="font-normal text-secondary"> · {nameOf(choice)}</span>}
            </p>
            <p className="text-lg wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="type-small text-tertiary">{formatDate(istDate(new Date(writtenAt)), language)}</p>
            {(isOwn || deleteCode !== undefined) && (
              <Button
                look="quiet"
                className="print:hidden"
                disabled={isBusy}
                onClick={() =>
                  void send(
                    async () => onList(await sendCommentRemoval(token, _id, deleteCode)),
                    () => true,
                  )
                }
              >
                {words.removeComment}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isFailed && <Banner title={words.failed} tone="error" />}
      <CommentForm token={token} list={list} onList={onList} nameOf={nameOf} />
    </section>
  )
}

function CommentForm({ token, list, onList, nameOf }: Props & { nameOf: (key: string) => string }) {
  const { choices } = useWords()
  const words = choices.family
  const [sent, setSent] = useState(0)
  const { isBusy, failure: isFailed, send } = useSending<true>()
  return (
    <form
      key={sent}
      className="only-with-script mt-5 grid gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const from = READERS.find((each) => each === typed.get('from')) ?? 'relative'
        const [text, key] = [String(typed.get('text')).trim(), String(typed.get('key'))]
        if (text === '') return
        const work = async () => {
          onList(await sendComment(token, { from, text, ...(key !== '' && { key }) }))
          setSent(sent + 1)
        }
        void send(work, () => true)
      }}
    >
      <Select label={words.youAre} name="from">
        {READERS.map((each) => (
          <option key={each} value={each}>
            {words.readers[each]}
          </option>
        ))}
      </Select>
      <Select label={words.about} name="key">
        <option value="">{words.wholeList}</option>
        {list.choices.map(({ key }, at) => (
          <option key={key} value={key}>
            {`${at + 1}. ${nameOf(key)}`}
          </option>
        ))}
      </Select>
      <TextArea label={words.yourComment} name="text" maxLength={COMMENT_LENGTH_MAX} required />
      {isFailed && <Banner title={words.failed} tone="error" />}
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {words.sendComment}
      </Button>
      <p className="type-small text-tertiary">{words.commentNote}</p>
    </form>
  )
}
