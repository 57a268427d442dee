import { useCallback, useEffect, useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { useWords } from '#web/words/use-words.tsx'
import { SittingKey } from './sitting-key.tsx'
import { SittingResult } from './sitting-result.tsx'
import { SittingSave } from './sitting-save.tsx'
import { SittingSetup } from './sitting-setup.tsx'
import { SittingSheet } from './sitting-sheet.tsx'
import { newSitting, readSitting, type Sitting, storeSitting } from './sitting-state.ts'

/** A paper to sit: the reader's own, with our clock, answer sheet and marking. What was written is kept on the device. */
export default function TestsPage() {
  const { sittings: words } = useWords()
  const { _id: owner } = useSignedIn()
  const [sitting, setSitting] = useState<Sitting>()
  // The server has no device to read.
  useEffect(() => setSitting(readSitting(owner)), [owner])
  const change = useCallback(
    (work: (sitting: Sitting) => Sitting) =>
      setSitting((before) => {
        if (before === undefined) return before
        const next = work(before)
        storeSitting(next)
        return next
      }),
    [],
  )
  const keep = (next: Sitting | undefined) => {
    storeSitting(next)
    setSitting(next)
  }
  return (
    <ReauthenticationProvider>
      <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <DocumentHead title={words.title} isIndexed={false} />
        <div>
          <h1 className="type-section">{words.title}</h1>
          {sitting === undefined && <p className="measure mt-2 text-secondary">{words.lead}</p>}
        </div>
        {sitting === undefined && (
          <SittingSetup onBegin={(begun) => keep(newSitting({ owner, ...begun }, Date.now()))} />
        )}
        {sitting !== undefined && <Stage sitting={sitting} onChange={change} onDone={() => keep(undefined)} />}
      </div>
    </ReauthenticationProvider>
  )
}

type StageProps = {
  sitting: Sitting
  onChange: (work: (sitting: Sitting) => Sitting) => void
  onDone: () => void
}

/** The sheet while the paper runs, then its key, then what it came to. */
function Stage({ sitting, onChange, onDone }: StageProps) {
  if (sitting.endedAtMs === null) return <SittingSheet sitting={sitting} onChange={onChange} onDiscard={onDone} />
  if (!sitting.isScored)
    return <SittingKey sitting={sitting} onScore={(key) => onChange((now) => ({ ...now, key, isScored: true }))} />
  return (
    <SittingResult sitting={sitting} onBackToKey={() => onChange((now) => ({ ...now, isScored: false }))}>
      {(score) => <SittingSave sitting={sitting} score={score} onChange={onChange} onDone={onDone} />}
    </SittingResult>
  )
}
