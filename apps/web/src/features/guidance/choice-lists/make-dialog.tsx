import type { ListPreferences, MadeListAnswer } from '@sopaan/contract/list-checks'
import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { STATES } from '@sopaan/domain/state/states'
import { useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { makeChoiceList } from './judged-choices.queries.ts'
import { isRankGiven } from './judged-profile.ts'
import { LikingChips } from './liking-chips.tsx'
import { RetryBanner } from './retry-banner.tsx'
import { percentWords } from './risk-words.ts'
import { readTaste, storeTaste, tasteOf } from './stored-taste.ts'
import { TasteFields } from './taste-fields.tsx'
import { toggled } from './toggled.ts'
import { type LatestAnswer, TAPS_MS, useLatestAnswer } from './use-latest-answer.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  search: URLSearchParams
  /** What is on the open list already. */
  keys: readonly string[]
  /** Whether there is room for one more list. */
  hasRoom: boolean
  onNew: (made: MadeListAnswer) => void
  /** Hears what of the made list is not there yet. */
  onAdd: (added: readonly string[], made: MadeListAnswer) => void
}

const SIZES = ['25', '40', '60'] as const
const BOLDNESS = ['careful', 'balanced', 'bold'] as const
const KINDS = ['dream', 'target', 'safe'] as const

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
  const [taste, setTaste] = useState(readTaste)
  const [states, setStates] = useState<ListPreferences['states']>([])
  const [count, setCount] = useState<(typeof SIZES)[number]>('40')
  const [boldness, setBoldness] = useState<ListPreferences['boldness']>('balanced')
  const preferences = { ...tasteOf(taste), states, count: Number(count), boldness }
  const making = useLatestAnswer(JSON.stringify({ preferences, profile: profileSearch(search) }), fetchMade, {
    pauseMs: TAPS_MS,
  })
  const { answer: made, stage } = making
  const added = made?.keys.filter((key) => !keys.includes(key)) ?? []
  const isReady = stage === 'idle' && made != null && made.keys.length > 0
  return (
    <div className="grid gap-5">
      <p className="text-secondary">{words.lead}</p>
      <TasteFields taste={taste} onTaste={setTaste} noBranch={words.surprise}>
        <StateChips states={states} onToggle={(state) => setStates((now) => toggled(now, state))} />
      </TasteFields>
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
      <MadeAnswer {...making} count={Number(count)} />
      <div className="sheet-foot">
        {made && made.keys.length > 0 && <KindsBar kinds={made.kinds} />}
        <Button
          className="w-full"
          disabled={!isReady || !hasRoom}
          onClick={() => {
            storeTaste(taste)
            if (made) onNew(made)
            onClose()
          }}
        >
          {words.submit(made?.keys.length ?? 0)}
        </Button>
      </div>
      {!hasRoom && <p className="type-small text-secondary">{choices.listsFull}</p>}
      {keys.length > 0 && (
        <Button
          look="line"
          disabled={!isReady || added.length === 0 || keys.length + added.length > CHOICES_MAX}
          onClick={() => {
            storeTaste(taste)
            if (made) onAdd(added, made)
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
        hasNote={false}
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
function MadeAnswer({ answer: made, stage, retry, count }: LatestAnswer<MadeListAnswer | null> & { count: number }) {
  const { choices } = useWords()
  const words = choices.maker
  return (
    <div aria-live="polite" className="min-h-20">
      {stage === 'failed' && <RetryBanner title={words.failed} onRetry={retry} />}
      {stage === 'asking' && made === undefined && <Skeleton className="h-20" />}
      {made === null && <p>{choices.check.notReady}</p>}
      {made && made.keys.length === 0 && <p>{words.nothing}</p>}
      {made && made.keys.length > 0 && (
        <>
          <p className="text-secondary tabular-nums">
            {words.risk(percentWords(choices.check, made.noSeat))} {words.found(made.found)}
          </p>
          <WhyThese made={made} count={count} />
        </>
      )}
    </div>
  )
}

/** How many of each kind would be on the list, in sight beside what makes it: each tap above changes it. */
function KindsBar({ kinds }: Pick<MadeListAnswer, 'kinds'>) {
  const { check: words } = useWords().choices
  return (
    <>
      <div className="kinds-bar" aria-hidden="true">
        {KINDS.filter((kind) => kinds[kind] > 0).map((kind) => (
          <i key={kind} data-kind={kind} style={{ flexGrow: kinds[kind] }} />
        ))}
      </div>
      <p aria-live="polite" className="mb-2 font-semibold tabular-nums">
        {KINDS.map((kind) => words[kind](kinds[kind])).join(' · ')}
      </p>
    </>
  )
}

/** Why there are fewer than were asked for, what at the end was not asked for, and what its boldness came to. */
function WhyThese({ made, count }: { made: MadeListAnswer; count: number }) {
  const { maker: words } = useWords().choices
  const { keys, found, spare, beyond, lifted = 0, fewer = 'none' } = made
  const reached = keys.length - spare
  const isCut = keys.length < count && beyond === 0 && found > keys.length
  return (
    <>
      {lifted > 0 && <p className="mt-1">{words.lifted(lifted)}</p>}
      {fewer !== 'none' && <p className="mt-1">{words.fewer[fewer]}</p>}
      {isCut && <p className="mt-1">{spare > 0 ? words.spare(reached, spare) : words.enough(reached)}</p>}
      {beyond > 0 && <p className="mt-1">{words.beyond(beyond)}</p>}
    </>
  )
}

/** A list of what is liked, as the form asks for it. */
async function fetchMade(wanted: string): Promise<MadeListAnswer | null> {
  const { preferences, profile }: { preferences: ListPreferences; profile: string } = JSON.parse(wanted)
  return makeChoiceList(preferences, new URLSearchParams(profile))
}
