import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatDate, formatDayAndTime } from '@sopaan/domain/time/format'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { dismissNote, refreshWaiting, runEdit, sendWaitingEdits, useWaiting } from '#web/offline/own-edits.ts'
import { countWaiting, onWaiting, useSeenAt } from '#web/offline/own-store.ts'
import type { EditNote } from '#web/offline/send-edit.ts'
import { whenLineIsBack } from '#web/offline/watch-line.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { updateSession } from './planner.queries.ts'
import { WaitingBanner } from './waiting-banner.tsx'

const FIRST_PAUSE_MS = 2_000

/** What was done here and waits for the network, and what two devices made of one thing. */
export function WaitingEdits() {
  const { ownEdits: words } = useWords()
  const seenAt = useSeenAt()
  const { notes } = useWaiting()
  const count = useSyncExternalStore(onWaiting, countWaiting)
  const waits = seenAt !== undefined || count > 0
  useEffect(() => {
    refreshWaiting()
    if (navigator.onLine && countWaiting() > 0) void sendWaitingEdits()
  }, [])
  useWhenLineIsBack(waits)
  return (
    <section aria-label={words.label} className="mb-8 grid gap-3">
      <WaitingBanner onSend={() => void sendWaitingEdits()} />
      <Notes title={words.notSaved} notes={notes.filter(({ what }) => what === 'refused')} />
      <Notes title={words.title} notes={notes.filter(({ what }) => what !== 'refused')} />
    </section>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly EditNote[] }) {
  if (notes.length === 0) return null
  return (
    <Banner tone="note" title={title}>
      <ul className="mt-2 grid gap-3">
        {notes.map((note) => (
          <Note key={note.key} note={note} />
        ))}
      </ul>
    </Banner>
  )
}

/** Sends what waits whenever something comes through again; less and less often where what comes is no answer. */
function useWhenLineIsBack(waits: boolean): void {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!waits) return undefined
    let stop = () => {}
    const send = () => void sendWaitingEdits().finally(() => setTurn(turn + 1))
    const begin = () => {
      stop = whenLineIsBack(send)
    }
    const timer = setTimeout(begin, turn === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** turn, MINUTE_MS))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [waits, turn])
}

/** One thing that two devices could not both have or that was not done, and what can be done about it. */
function Note({ note }: { note: EditNote }) {
  const words = useWords()
  const { isBusy, run } = useAction()
  const own = words.ownEdits
  const turn = async (work: () => Promise<unknown>) => {
    if (await run(work, { failed: own.failed })) dismissNote(note.key)
  }
  return (
    <li className="grid gap-2 border-t border-border pt-2">
      <p className="break-words">{sayNote(note, words)}</p>
      <div className="flex flex-wrap gap-2">
        {note.what === 'clash' && (
          <Button
            look="line"
            disabled={isBusy}
            onClick={() => void turn(() => updateSession(note.sessionId, { [note.field]: note.theirs }))}
          >
            {own.useOther}
          </Button>
        )}
        {note.what === 'refused' && (
          <Button look="line" disabled={isBusy} onClick={() => void turn(() => runEdit(note.edit))}>
            {own.again}
          </Button>
        )}
        <Button look="quiet" onClick={() => dismissNote(note.key)}>
          {note.what === 'refused' ? own.drop : own.fine}
        </Button>
      </div>
    </li>
  )
}

function sayNote(note: EditNote, words: Words): string {
  const own = words.ownEdits
  switch (note.what) {
    case 'clash': {
      const [ours, theirs] = [note.ours, note.theirs].map((value) => sayValue(note.field, value, words))
      return own.clash(note.name, own.fields[note.field], ours ?? '', theirs ?? '')
    }
    case 'stays':
      return own.stays(note.name)
    case 'stays-changed':
      return own.staysChanged(note.name)
    case 'answered':
      return own.answered(note.name)
    case 'list-name':
      return own.clash(note.name, own.fields.title, note.name, note.theirs)
    case 'list-order':
      return own.listOrder(note.name, String(note.count))
    case 'refused':
      return own.refused(note.name, own.deeds[note.edit.does], sayWhy(note.refusal, words))
  }
}

/** What the server stumbled over it has no words for. */
function sayWhy(refusal: Extract<EditNote, { what: 'refused' }>['refusal'], words: Words): string {
  const { stumbled, failed } = words.ownEdits
  return refusal.code === 'INTERNAL' ? stumbled : (wordsOf(refusal, words) ?? failed)
}

type Clash = Extract<EditNote, { what: 'clash' }>

function sayValue(field: Clash['field'], value: Clash['ours'], words: Words): string {
  if (value === null || value === '') return words.ownEdits.nothing
  if (field === 'startsAt') return formatDayAndTime(String(value), words.language)
  if (field === 'dueOn') return formatDate(String(value), words.language)
  if (field === 'durationMinutes') return words.planner.minutes(String(value))
  const chapter = field === 'chapterKey' ? findChapter(String(value)) : undefined
  return chapter === undefined ? String(value) : words.syllabus.chapter(chapter.key, chapter.name)
}
