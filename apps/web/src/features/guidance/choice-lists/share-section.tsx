import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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

/** The link of a list of the account: made, changed, copied and withdrawn. */
export function ShareSection({ store, list, search }: Props) {
  const { choices: words, language } = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const { id, share } = list
  const link = share ? location.origin + inLanguage(paths.sharedList(share.token), language) : ''
  const mayShowProfile = profileOf(search).profile !== undefined
  async function run(work: () => Promise<{ share: StoredList['share'] }>, text?: string): Promise<void> {
    setIsBusy(true)
    try {
      await store.flush()
      store.keepShare(id, (await work()).share ?? null)
      setSaid(text === undefined ? undefined : { text, isError: false })
    } catch {
      setSaid({ text: words.shareFailed, isError: true })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Card className="print:hidden">
      <h2 id={SHARE_ID} ref={scrollToRequested} className="type-card">
        {words.shareTitle}
      </h2>
      <p className="mt-1 text-secondary">{words.shareLead}</p>
      <form
        key={`${id} ${share?.token ?? ''}`}
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const shows = new FormData(event.currentTarget).get('profile') === 'yes'
          void run(() => sendListShare(id, shows ? search : undefined))
        }}
      >
        {share && (
          <>
            <p className="type-small text-secondary">{words.shareStands(formatDate(share.sharedAt, language))}</p>
            <LinkWays url={link} text={words.family.message(list.keys.length, groupIndian(list.keys.length))} />
          </>
        )}
        {(mayShowProfile || share?.showsProfile) && (
          <Checkbox
            label={words.shareProfile}
            name="profile"
            value="yes"
            defaultChecked={share?.showsProfile ?? false}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {(!share || mayShowProfile) && (
            <Button type="submit" look={share ? 'line' : 'pen'} disabled={isBusy}>
              {share ? words.shareChange : words.shareMake}
            </Button>
          )}
          {share && (
            <Button
              look="danger"
              disabled={isBusy}
              onClick={() => void run(() => sendShareWithdrawal(id), words.shareWithdrawn)}
            >
              {words.shareWithdraw}
            </Button>
          )}
        </div>
      </form>
      {said?.isError && <Banner title={said.text} tone="error" />}
      <p role="status" className="type-small mt-2 text-secondary">
        {said && !said.isError && said.text}
      </p>
    </Card>
  )
}
