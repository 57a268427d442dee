import { RANK_MAX, type RankKey } from '@sopaan/contract/college-predictor'
import { type User, users } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type ReactNode, useState } from 'react'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { readDevice, storeProfile } from './device-lists.ts'
import { visitFacts } from './visit-facts.ts'

type Props = {
  user: User
  /** Every rank somebody can have, with its name. */
  names: readonly { key: RankKey; name: string }[]
  /** What stands here where nothing was typed on this device. */
  children: ReactNode
}

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
