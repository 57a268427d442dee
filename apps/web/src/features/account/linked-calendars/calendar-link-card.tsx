import type { CalendarLink } from '@sopaan/contract/linked-calendars'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CaldavForm } from './caldav-form.tsx'
import { CalendarChoiceForm } from './calendar-choice-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { sendCalendarSync, sendDisconnection } from './linked-calendars.queries.ts'

type Props = { link: CalendarLink; mayShowTitles: boolean }

/** One connection: how it is, what its calendars are for, and the way out. */
export function CalendarLinkCard({ link, mayShowTitles }: Props) {
  const { linkedCalendars: words } = useWords()
  const { kind, state, host, userName } = link
  return (
    <section className="grid gap-4 rounded-sheet border border-border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="type-h4 grow wrap-anywhere">{userName ?? words.kinds[kind]}</h3>
        <Badge tone={state === 'active' ? 'safe' : state === 'expired' ? 'reach' : 'plain'}>
          {words.states[state]}
        </Badge>
        <p className="type-small w-full text-tertiary">{kind === 'google' ? words.kinds.google : host}</p>
      </div>
      <State link={link} />
      {state === 'expired' ? (
        <Reconnection link={link} />
      ) : (
        <CalendarChoiceForm
          key={link.calendars.map(({ _id }) => _id).join()}
          link={link}
          mayShowTitles={mayShowTitles}
        />
      )}
      <Actions link={link} />
    </section>
  )
}

/** How the connection is, in a sentence. */
function State({ link }: { link: CalendarLink }) {
  const { linkedCalendars: words, language } = useWords()
  const { state, isDue, syncedAt, trouble } = link
  if (state === 'expired')
    return (
      <div role="alert" className="grid gap-1">
        <p>{words.expired}</p>
        <StaleHours link={link} />
      </div>
    )
  if (state === 'choosing') return <p className="text-secondary">{words.choosing}</p>
  return (
    <div role="status" className="grid gap-1">
      <p className="text-secondary">
        {isDue ? words.reading : syncedAt === null ? words.notRead : words.lastRead(formatDateTime(syncedAt, language))}
      </p>
      {!isDue && trouble !== null && <p>{words.troubles[trouble]}</p>}
      <StaleHours link={link} />
    </div>
  )
}

/** From when the hours are that the plan leaves free, where they cannot be read any more. */
function StaleHours({ link: { state, syncedAt, stale } }: { link: CalendarLink }) {
  const { linkedCalendars: words, language } = useWords()
  if (stale === null || syncedAt === null) return null
  const read = formatDateTime(syncedAt, language)
  if (stale.isOver) return <p>{words.staleOver(read)}</p>
  const write = state === 'expired' ? words.staleKept : words.staleAway
  return <p>{write(read, formatDateTime(stale.until, language))}</p>
}

function Reconnection({ link: { kind, address, userName } }: { link: CalendarLink }) {
  const { linkedCalendars: words } = useWords()
  if (kind === 'google') return <GoogleButton label={words.connectAgain} />
  return <CaldavForm initial={{ address, userName: userName ?? '' }} />
}

function Actions({ link: { _id, state } }: { link: CalendarLink }) {
  const { linkedCalendars: words } = useWords()
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const disconnect = async () => {
    const left = await sendDisconnection(_id)
    toast.success(left === 0 ? words.disconnected : words.disconnectedLeft(left))
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-border pt-4">
      {state === 'active' && (
        <Button
          look="line"
          disabled={isBusy}
          onClick={() => void run(() => sendCalendarSync(_id), { failed: words.readFailed })}
        >
          {words.readNow}
        </Button>
      )}
      <Button look="line" onClick={() => setIsOpen(true)}>
        {words.disconnect}
      </Button>
      <ConfirmAction
        title={words.disconnectTitle}
        text={state === 'expired' ? words.disconnectExpired : words.disconnectText}
        deed={words.disconnect}
        cancel={words.stay}
        doing={words.disconnecting}
        isOpen={isOpen}
        work={disconnect}
        said={{ failed: words.disconnectFailed }}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}
