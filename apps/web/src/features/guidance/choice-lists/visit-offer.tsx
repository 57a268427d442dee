import { RANK_KEYS, RANK_MAX, type RankKey } from '@sopaan/contract/college-predictor'
import { type StudentFacts, type User, users } from '@sopaan/contract/users'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { type ReactNode, useState } from 'react'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { readDevice, storeProfile } from './device-lists.ts'

type Props = {
  user: User
  /** Every rank somebody can have, with its name. */
  names: readonly { key: RankKey; name: string }[]
  /** What stands here where nothing was typed on this device. */
  children: ReactNode
}

/** What a visitor told the tools, of what a profile holds; `ranks` names at least one. */
type VisitFacts = Pick<StudentFacts, 'ranks'> &
  Partial<Pick<StudentFacts, 'category' | 'gender' | 'isPwd' | 'hasPassedAat' | 'homeState'>>

/**
 * What somebody typed on this device before signing up, offered once: to be saved in the profile, or dropped, since the
 * device may be shared.
 */
export function VisitOffer({ user, names, children }: Props) {
  const { menteeHome: words, account, states } = useWords()
  const { isBusy, run } = useAction()
  const [facts, setFacts] = useState(() => visitFacts(readDevice().profile, RANK_MAX))
  if (facts === undefined) return children
  const drop = () => {
    storeProfile('')
    setFacts(undefined)
  }
  const save = async () => {
    const body = { studentFacts: { ...user.studentFacts, ...facts } }
    const work = async () => setCurrentUser((await request(users.updateMe, { body })).data.user)
    if (await run(work, { done: account.saved, failed: account.updateFailed })) drop()
  }
  const { category, homeState, gender } = facts
  const rest = [category, homeState && states[homeState], gender && account.genders[gender]].filter(Boolean)
  return (
    <div className="grid gap-3">
      <p className="text-secondary">{words.visitText}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {names.flatMap(({ key, name }) => {
          const rank = facts.ranks[key]
          if (rank === undefined) return []
          return (
            <div key={key}>
              <dt className="type-small text-secondary">{name}</dt>
              <dd className="text-xl font-heading tabular-nums">{groupIndian(rank)}</dd>
            </div>
          )
        })}
      </dl>
      {rest.length > 0 && <p className="font-semibold">{rest.join(' · ')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button doing={isBusy ? account.saving : undefined} onClick={() => void save()}>
          {words.visitKeep}
        </Button>
        <Button look="quiet" onClick={drop}>
          {words.visitDrop}
        </Button>
      </div>
    </div>
  )
}

/**
 * What the predictor's address says of a person, as a profile holds it; undefined where it names no rank.
 * @param profile  the address behind its question mark, as the device stores it: anybody may have written it
 * @param rankMax  the highest rank a profile takes
 */
function visitFacts(profile: string, rankMax: number): VisitFacts | undefined {
  const search = new URLSearchParams(profile)
  const ranks = RANK_KEYS.flatMap(({ key }): [RankKey, number][] => {
    const rank = Number(search.get(key) ?? '')
    return Number.isInteger(rank) && rank >= 1 && rank <= rankMax ? [[key, rank]] : []
  })
  if (ranks.length === 0) return undefined
  const category = CATEGORIES.find((each) => each === search.get('category'))
  const gender = GENDERS.find((each) => each === search.get('gender'))
  const homeState = ELIGIBLE_STATES.find((each) => each === search.get('state'))
  return {
    ranks: Object.fromEntries(ranks),
    ...(category && { category }),
    ...(gender && { gender }),
    ...(homeState && { homeState }),
    ...(search.get('pwd') === 'true' && { isPwd: true }),
    ...(search.get('aat') === 'true' && { hasPassedAat: true }),
  }
}
