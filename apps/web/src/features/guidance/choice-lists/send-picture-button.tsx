import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { useProfileFacts } from '#web/search-form/use-profile-facts.ts'
import { hostOf } from '#web/sharing/host-of.ts'
import type { PictureFacts } from '#web/sharing/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import { factsToShare } from './facts-to-share.ts'
import type { Judging } from './use-choices.ts'

type Props = {
  list: StoredList
  search: URLSearchParams
  judged: Judging['judged']
  /** What the owner shows of themselves. */
  shown: { chances: boolean; profile: boolean }
}

/** Ranks and category: gender and state are not drawn. */
const FACTS_DRAWN = 2
const CHOICES_DRAWN = 3

/** Sends a picture of the list, drawn on the device; it shows rank and category only where the owner shows them. */
export function SendPicture(props: Props) {
  const { sharing: words } = useWords().choosing
  const picture = usePicture(props)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure: isFailed, send } = useSending<true>()
  async function handlePress(): Promise<void> {
    setIsSaved(false)
    const work = async () => {
      const { sendPicture } = await import('#web/sharing/send-picture.ts')
      setIsSaved((await sendPicture(picture)) === 'saved')
    }
    await send(work, () => true)
  }
  const note = picture.who === '' ? words.sendsPlain : words.sendsPicture
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="line" disabled={isBusy} onClick={() => void handlePress()}>
        {words.picture}
      </Button>
      <p className="type-small min-w-0 grow basis-40 text-secondary" role="status">
        {isFailed ? words.failed : isSaved ? words.saved : note}
      </p>
    </div>
  )
}

function usePicture({ list, search, judged, shown }: Props): PictureFacts {
  const { choosing } = useWords()
  const words = choosing.sharing
  const facts = useProfileFacts(search)
  const { names, bands, season } = factsToShare(list.keys, judged, shown)
  const size = names.length
  return {
    who: bands && shown.profile ? (facts ?? []).slice(0, FACTS_DRAWN).join(' · ') : '',
    title: words.list(size, groupIndian(size)),
    figure: groupIndian(bands ? bands.safe : size),
    note: bands ? words.safe(bands.safe) : words.choices(size),
    lines: names.slice(0, CHOICES_DRAWN).map((name, at) => `${at + 1}. ${name}`),
    foot: season === undefined ? hostOf(location.origin) : words.from(hostOf(location.origin), season),
    fileName: 'josaa-list.png',
  }
}
