import { groupIndian } from '@sopaan/domain/indian-numbers'
import { hostOf } from '#web/sharing/host-of.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { FactsToShare } from './facts-to-share.ts'

/** What arrives in the chat: how many choices, how likely, the first and the last of them, and from where. */
export function SharePreview({ names, bands, season }: FactsToShare) {
  const { choices, shell } = useWords()
  const words = choices.family
  const size = groupIndian(names.length)
  return (
    <section aria-label={words.preview} className="share-preview">
      <p>
        <span>{shell.productName}</span>
        <b>{size}</b>
        <span>{words.counted(names.length)}</span>
        {season !== undefined && <span>JoSAA {season}</span>}
      </p>
      <div>
        <b>{words.linkTitle(names.length, size)}</b>
        {bands && <span>{words.bands(bands)}</span>}
        <span>{words.firstAndLast(names)}</span>
        <small>{hostOf(location.origin)}</small>
      </div>
    </section>
  )
}
