import type { InstitutePage } from '@sopaan/contract/seat-pools'
import { useWords } from '#web/words/use-words.tsx'

type Props = { institute: InstitutePage['institute']; newestSeason: number }

/** Whose home state opens which seats here, in words: by the quotas of the newest season; one that ended is said to have. */
export function HomeRule({ institute: { homeStates, quotas }, newestSeason }: Props) {
  const { seats: words, predictor, states } = useWords()
  const named = (state: string) => states[state as keyof typeof states] ?? state
  const isOffered = (quota: string) => quotas.some((each) => each.quota === quota && each.lastSeason === newestSeason)
  const homes = homeStates.filter(({ quota }) => isOffered(quota))
  const ended = homeStates.flatMap(({ quota, states: of }) => {
    const last = quotas.find((each) => each.quota === quota)?.lastSeason
    return last === undefined || last === newestSeason ? [] : [{ quota, of, last }]
  })
  return (
    <section aria-labelledby="home" className="measure">
      <h2 id="home" className="type-card">
        {words.homeTitle}
      </h2>
      {homes.map((home) => (
        <p key={home.quota} className="mt-1">
          {words.homeRule(predictor.quotas[home.quota], home.states.map(named).join(', '))}
        </p>
      ))}
      {ended.map(({ quota, of, last }) => (
        <p key={quota} className="mt-1">
          {words.homeEnded(predictor.quotas[quota], String(newestSeason), String(last), of.map(named).join(', '))}
        </p>
      ))}
      {isOffered('OS') && <p className="mt-1">{words.homeOthers}</p>}
      {homes.length > 0 && isOffered('AI') && <p className="mt-1">{words.homeAndAll}</p>}
      {homes.length === 0 && isOffered('AI') && <p className="mt-1">{words.homeNone}</p>}
      {homes.length > 0 && <p className="type-small mt-1 text-tertiary">{words.homeSource}</p>}
    </section>
  )
}
