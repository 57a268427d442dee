import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { useProfileFacts } from '#web/search-form/use-profile-facts.ts'
import { hostOf } from '#web/sharing/host-of.ts'
import type { PictureFacts } from '#web/sharing/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { choiceName } from './choice-name.ts'
import type { StoredList } from './choice-store.ts'
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
  const { josaa } = choicesApart(list.keys)
  const bands = josaa.map((key) => {
    const verdict = judged?.byKey.get(key)?.verdict
    return verdict?.state === 'judged' ? verdict.chance?.band : undefined
  })
  const count = (band: string) => bands.filter((each) => each === band).length
  const size = josaa.length
  const hasChances = shown.chances && bands.some((band) => band !== undefined)
  const newest = judged?.rounds.filter(({ isFinal }) => isFinal).at(-1)?.season
  return {
    who: hasChances && shown.profile ? (facts ?? []).slice(0, FACTS_DRAWN).join(' · ') : '',
    title: words.list(size, groupIndian(size)),
    figure: groupIndian(hasChances ? count('safe') : size),
    note: hasChances ? words.safe(count('safe')) : words.choices(size),
    lines: josaa.slice(0, CHOICES_DRAWN).map((key, at) => {
      const { shortCollege, shortBranch } = choiceName(key, judged?.byKey.get(key))
      return `${at + 1}. ${shortCollege} ${shortBranch}`
    }),
    foot: newest === undefined ? hostOf(location.origin) : words.from(hostOf(location.origin), String(newest)),
    fileName: 'josaa-list.png',
  }
}
