import type { ListPreferences, MadeListAnswer } from '@sopaan/contract/list-checks'
import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { BRANCH_LABELS, BRANCHES } from '@sopaan/domain/list-maker/branch-labels'
import { STATES } from '@sopaan/domain/state/states'
import { useEffect, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { makeChoiceList } from './judged-choices.queries.ts'
import { isRankGiven } from './judged-profile.ts'
import { LikingChips } from './liking-chips.tsx'
import { percentWords } from './risk-words.ts'

/** A list made of what was said to be liked; while another is awaited the last one stays. */
type Making = {
  /** null where the data allows none, undefined before the first answer. */
  made: MadeListAnswer | null | undefined
  stage: 'idle' | 'making' | 'failed'
  retry: () => void
}
/** Several taps in a row are one question. */
const PAUSE_MS = 300

type Props = {
  isOpen: boolean
  onClose: () => void
  search: URLSearchParams
  /** What is on the open list already. */
  keys: readonly string[]
  /** Whether there is room for one more list. */
  hasRoom: boolean
  onNew: (keys: readonly string[]) => void
  onAdd: (keys: readonly string[]) => void
}

const FEW_BRANCHES = 8
const SIZES = ['25', '40', '60'] as const
const BOLDNESS = ['careful', 'balanced', 'bold'] as const
/** What counts first, as weights: what is chosen counts three times as much as each of the others. */
const WEIGHTS = {
  both: { branch: 2, college: 2, home: 0, cost: 0 },
  branch: { branch: 3, college: 1, home: 0, cost: 0 },
  college: { branch: 1, college: 3, home: 0, cost: 0 },
  home: { branch: 1, college: 1, home: 3, cost: 0 },
  cost: { branch: 1, college: 1, home: 0, cost: 3 },
} as const
const FIRST = ['both', 'branch', 'college', 'home', 'cost'] as const

/** Asks what somebody likes, and makes a list of it; it never writes over one that is there. */
export function MakeDialog({ isOpen, onClose, search, ...rest }: Props) {
  const { choices } = useWords()
  const isRanked = isRankGiven(new URLSearchParams(profileSearch(search)))
  return (
    <Dialog title={choices.maker.title} isOpen={isOpen} onClose={onClose}>
      {isOpen && isRanked && <MakeForm search={search} onClose={onClose} {...rest} />}
      {!isRanked && <p className="mb-4">{choices.maker.needsRank}</p>}
      <Button look="quiet" className="mt-3 w-full" onClick={onClose}>
        {choices.cancel}
      </Button>
    </Dialog>
  )
}

function MakeForm({ search, keys, hasRoom, onNew, onAdd, onClose }: Omit<Props, 'isOpen'>) {
  const { choices } = useWords()
  const words = choices.maker
  const [families, setFamilies] = useState<ListPreferences['families']>([])
  const [isLong, setIsLong] = useState(false)
  const [states, setStates] = useState<ListPreferences['states']>([])
  const [first, setFirst] = useState<(typeof FIRST)[number]>('both')
  const [count, setCount] = useState<(typeof SIZES)[number]>('40')
  const [boldness, setBoldness] = useState<ListPreferences['boldness']>('balanced')
  const preferences = { families, states, weights: WEIGHTS[first], count: Number(count), boldness }
  const { made, stage, retry } = useMade(preferences, search)
  const added = made?.keys.filter((key) => !keys.includes(key)) ?? []
  const weight = (part: 'branch' | 'college' | 'home' | 'cost') => WEIGHTS[first][part]
  const isReady = stage === 'idle' && made != null && made.keys.length > 0
  return (
    <div className="grid gap-5">
      <p className="text-secondary">{words.lead}</p>
      <LikingChips
        legend={words.branches}
        options={BRANCHES.slice(0, isLong ? BRANCHES.length : FEW_BRANCHES).map((code) => ({
          value: code,
          label: BRANCH_LABELS[code],
        }))}
        chosen={families}
        isNumbered
        onToggle={(code) => setFamilies((now) => toggled(now, code))}
      >
        {!isLong && (
          <Button look="quiet" onClick={() => setIsLong(true)}>
            {words.more(BRANCHES.length - FEW_BRANCHES)}
          </Button>
        )}
      </LikingChips>
      <StateChips states={states} onToggle={(state) => setStates((now) => toggled(now, state))} />
      <LikingChips
        legend={words.first}
        options={FIRST.map((value) => ({ value, label: words.firsts[value] }))}
        chosen={[first]}
        onToggle={setFirst}
      />
      <p className="type-small -mt-3 text-tertiary tabular-nums">
        {words.weights(weight('branch'), weight('college'), weight('home'), weight('cost'))}
      </p>
      <LikingChips
        legend={words.boldness}
        options={BOLDNESS.map((value) => ({ value, label: words.boldnesses[value] }))}
        chosen={[boldness]}
        onToggle={setBoldness}
      />
      <LikingChips
        legend={words.count}
        options={SIZES.map((value) => ({ value, label: value }))}
        chosen={[count]}
        onToggle={setCount}
      />
      <MadeAnswer made={made} stage={stage} retry={retry} />
      <Button
        className="sticky bottom-0"
        disabled={!isReady || !hasRoom}
        onClick={() => {
          if (made) onNew(made.keys)
          onClose()
        }}
      >
        {words.submit(made?.keys.length ?? 0)}
      </Button>
      {!hasRoom && <p className="type-small text-secondary">{choices.listsFull}</p>}
      {keys.length > 0 && (
        <Button
          look="line"
          disabled={!isReady || added.length === 0 || keys.length + added.length > CHOICES_MAX}
          onClick={() => {
            onAdd(added)
            onClose()
          }}
        >
          {words.add(keys.length)}
        </Button>
      )}
    </div>
  )
}

type StateChipsProps = { states: ListPreferences['states']; onToggle: (state: (typeof STATES)[number]) => void }

/** The States one would go to; none chosen means anywhere. */
function StateChips({ states, onToggle }: StateChipsProps) {
  const { maker: words } = useWords().choices
  return (
    <div className="grid gap-2">
      <Select
        label={words.where}
        value=""
        onChange={(event) => {
          const state = STATES.find((each) => each === event.target.value)
          if (state) onToggle(state)
        }}
      >
        <option value="">{states.length === 0 ? words.anywhere : words.addState}</option>
        {STATES.filter((state) => !states.includes(state)).map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </Select>
      {states.length > 0 && (
        <LikingChips
          legend={words.chosenStates}
          isLegendHidden
          options={states.map((state) => ({ value: state, label: state }))}
          chosen={states}
          onToggle={onToggle}
        />
      )}
    </div>
  )
}

/** What would be on the list, and how sure it is; kept in sight while the next one is made. */
function MadeAnswer({ made, stage, retry }: ReturnType<typeof useMade>) {
  const { choices } = useWords()
  const words = choices.maker
  return (
    <div aria-live="polite" className="min-h-20">
      {stage === 'failed' && (
        <Banner title={words.failed} tone="error">
          <Button look="line" className="mt-3" onClick={retry}>
            {choices.retry}
          </Button>
        </Banner>
      )}
      {stage === 'making' && made === undefined && <Skeleton className="h-20" />}
      {made === null && <p>{choices.check.notReady}</p>}
      {made && made.keys.length === 0 && <p>{words.nothing}</p>}
      {made && made.keys.length > 0 && (
        <>
          <p className="font-semibold tabular-nums">
            {[
              choices.check.dream(made.kinds.dream),
              choices.check.target(made.kinds.target),
              choices.check.safe(made.kinds.safe),
            ].join(' · ')}
          </p>
          <p className="text-secondary tabular-nums">
            {words.risk(percentWords(choices.check, made.noSeat))} {words.found(made.found)}
          </p>
        </>
      )}
    </div>
  )
}

function toggled<Of>(chosen: readonly Of[], one: Of): Of[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]
}

/** Makes a list of what is liked, anew with each change. */
function useMade(preferences: ListPreferences, search: URLSearchParams): Making {
  const profile = profileSearch(search)
  const wanted = JSON.stringify({ preferences, profile })
  const [answer, setAnswer] = useState<{ wanted: string; made: MadeListAnswer | null }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (failed === wanted) return
    let isAwaited = true
    const timer = setTimeout(() => {
      const question: { preferences: ListPreferences; profile: string } = JSON.parse(wanted)
      makeChoiceList(question.preferences, new URLSearchParams(question.profile)).then(
        (made) => isAwaited && setAnswer({ wanted, made }),
        () => isAwaited && setFailed(wanted),
      )
    }, PAUSE_MS)
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [wanted, failed])
  return {
    made: answer?.made,
    stage: failed === wanted ? 'failed' : answer?.wanted === wanted ? 'idle' : 'making',
    retry: () => setFailed(undefined),
  }
}
