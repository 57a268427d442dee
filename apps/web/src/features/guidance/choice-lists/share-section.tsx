import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { type FocusEvent, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendListShare, sendShareWithdrawal } from './choice-lists.queries.ts'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore } from './choice-store.ts'
import { profileOf } from './judged-profile.ts'
import { LinkWays } from './link-ways.tsx'

type Props = { store: ChoiceStore; list: StoredList; search: URLSearchParams }

const SHARE_ID = 'share'

/** Whoever signed in to share a list comes to the box at once: it stands only once the list is there. */
function scrollToRequested(heading: HTMLElement | null): void {
  if (location.hash === `#${SHARE_ID}`) heading?.scrollIntoView?.({ block: 'center' })
}

/** The link of a list of the account: made by the first way that sends it, changed and withdrawn. */
export function ShareSection({ store, list, search }: Props) {
  const { choices: words, language } = useWords()
  const { share } = list
  const { isBusy, said, shows, setShows, urlOf, withLink, withdraw } = useAccountLink({ store, list, search })
  const mayShowProfile = profileOf(search).profile !== undefined
  return (
    <Card className="print:hidden">
      <h2 id={SHARE_ID} ref={scrollToRequested} className="type-card">
        {words.shareTitle}
      </h2>
      <p className="mt-1 text-secondary">{words.shareLead}</p>
      <div className="mt-4 grid gap-3">
        {share && (
          <p className="type-small text-secondary">{words.shareStands(formatDate(share.sharedAt, language))}</p>
        )}
        {(mayShowProfile || share?.showsProfile) && (
          <Checkbox label={words.shareProfile} checked={shows} onChange={(event) => setShows(event.target.checked)} />
        )}
        <LinkWays
          text={words.family.message(list.keys.length, groupIndian(list.keys.length))}
          isBusy={isBusy}
          withLink={withLink}
        />
        {share && <Field label={words.family.link} readOnly value={urlOf(share.token)} onFocus={selectAll} />}
        {share && (
          <div className="flex flex-wrap gap-3">
            {share.showsProfile !== shows && (
              <Button look="line" disabled={isBusy} onClick={() => void withLink(() => undefined)}>
                {words.shareChange}
              </Button>
            )}
            <Button look="danger" disabled={isBusy} onClick={withdraw}>
              {words.shareWithdraw}
            </Button>
          </div>
        )}
      </div>
      {said?.isError && <Banner title={said.text} tone="error" />}
      <p role="status" className="type-small mt-2 text-secondary">
        {said && !said.isError && said.text}
      </p>
    </Card>
  )
}

/** The link, and whether it is to show the ranks of the owner. */
function useAccountLink({ store, list: { id, share }, search }: Props) {
  const { choices: words, language } = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const [shows, setShows] = useState(share?.showsProfile ?? false)
  async function run(work: () => Promise<{ share: StoredList['share'] }>, text?: string) {
    setIsBusy(true)
    try {
      await store.flush()
      const made = (await work()).share ?? null
      store.keepShare(id, made)
      setSaid(text === undefined ? undefined : { text, isError: false })
      return made
    } catch {
      setSaid({ text: words.shareFailed, isError: true })
      return null
    } finally {
      setIsBusy(false)
    }
  }
  const urlOf = (token: string) => location.origin + inLanguage(paths.sharedList(token), language)
  async function withLink(send: (url: string) => unknown): Promise<void> {
    const isReady = share && share.showsProfile === shows
    const made = isReady ? share : await run(() => sendListShare(id, shows ? search : undefined))
    if (made) send(urlOf(made.token))
  }
  const withdraw = () => void run(() => sendShareWithdrawal(id), words.shareWithdrawn)
  return { isBusy, said, shows, setShows, urlOf, withLink, withdraw }
}

function selectAll(event: FocusEvent<HTMLInputElement>): void {
  event.target.select()
}
