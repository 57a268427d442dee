import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { hasMask } from '@sopaan/domain/identity/contact-mask'
import { isOpenForMessages } from '@sopaan/domain/mentoring/bookings'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useEffect, useRef, useState } from 'react'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { ReadyTexts } from '#web/ui/ready-texts.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendBlock, sendBookingMessage, sendMessageReport } from './bookings.queries.ts'

const CONSTRAINTS = constraintsOf(bookings.reportMessage)

const MESSAGE_CONSTRAINTS = constraintsOf(bookings.write)

/** A message is one, however often it is sent. */
const newKey = () => crypto.randomUUID()

/** What the two wrote to each other, with report and block. @param props.answers  ready ones of a mentor */
export function SessionMessages({ booking, answers }: { booking: BookingPage; answers: readonly string[] }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const [reported, setReported] = useState<Message>()
  const card = useRef<HTMLDivElement>(null)
  // A notice of a message leads here, and the session is loaded after the page stands.
  useEffect(() => {
    if (location.hash === '#messages') card.current?.scrollIntoView()
  }, [])
  const standing = { state: booking.state, to: Date.parse(booking.endsAt) }
  const isOpen = isOpenForMessages(standing, Date.now())
  return (
    <Card ref={card} id="messages" className="scroll-mt-24">
      <h2 className="type-card">{words.messages}</h2>
      <p className="type-small mt-1 text-secondary">{words.messagesHint}</p>
      {booking.hidesContacts && <p className="type-small mt-1 text-secondary">{words.hidesContacts}</p>}
      {booking.messages.length === 0 && <p className="mt-4 text-secondary">{words.noMessages}</p>}
      <ol className="mt-4 grid gap-3">
        {booking.messages.map((message) => (
          <Message
            key={message._id}
            message={message}
            name={booking.other.firstName}
            onReport={() => setReported(message)}
          />
        ))}
      </ol>
      <div className="mt-4">
        <Writing booking={booking} answers={answers} isOpen={isOpen} />
      </div>
      <Block booking={booking} />
      <Dialog title={words.reportMessage} isOpen={reported !== undefined} onClose={() => setReported(undefined)}>
        {reported && (
          <ReportMessageForm id={booking._id} messageId={reported._id} onClose={() => setReported(undefined)} />
        )}
      </Dialog>
    </Card>
  )
}

type Message = BookingPage['messages'][number]
type MessageProps = { message: Message; name: string; onReport: () => void }

type WritingProps = { booking: BookingPage; answers: readonly string[]; isOpen: boolean }

/** The field to write in, or why there is none. */
function Writing({ booking, answers, isOpen }: WritingProps) {
  const { mentoring } = useWords()
  const words = mentoring.session
  if (booking.isPaused) return <p className="text-secondary">{words.paused}</p>
  if (booking.isBlockedByMe) return <p className="font-semibold">{words.blocked}</p>
  if (booking.isBlocked) return <p className="text-secondary">{words.blockedByOther}</p>
  if (!isOpen) return <p className="text-secondary">{words.messagesClosed}</p>
  return <MessageForm id={booking._id} answers={answers} />
}

function Message({ message, name, onReport }: MessageProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { isOwn, text, sentAt, isReported } = message
  return (
    <li className={classNames('rounded-box p-3', isOwn ? 'ms-8 bg-primary-soft' : 'me-8 bg-surface-sunken')}>
      <p className="type-small text-secondary">
        <span className="font-semibold text-default">{isOwn ? words.you : name}</span>{' '}
        {formatDateTime(sentAt, language)}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      {hasMask(text) && <p className="type-small mt-1 font-semibold text-danger">{words.contactsHidden}</p>}
      {!isOwn &&
        (isReported ? (
          <p className="type-small mt-1 font-semibold text-danger">{words.reported}</p>
        ) : (
          <button
            type="button"
            onClick={onReport}
            className="type-small inline-flex min-h-11 items-center text-secondary underline hover:text-default"
          >
            {words.reportMessage}
          </button>
        ))}
    </li>
  )
}

/** Takes nothing more from the other one, after a question; or does again. */
function Block({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { other, isBlockedByMe } = booking
  const unblock = () => void run(() => sendBlock(booking._id, false), { done: words.did.unblock, failed: words.failed })
  return (
    <div className="mt-4 border-t border-border pt-3">
      {isBlockedByMe ? (
        <Button look="line" doing={isBusy ? words.sending : undefined} onClick={unblock}>
          {words.unblock(other.firstName)}
        </Button>
      ) : (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="type-small inline-flex min-h-11 items-center text-secondary underline hover:text-default"
        >
          {words.block(other.firstName)}
        </button>
      )}
      <ConfirmAction
        title={words.block(other.firstName)}
        text={words.blockAsk}
        deed={words.block(other.firstName)}
        cancel={words.keep}
        doing={words.sending}
        isOpen={isAsking}
        work={() => sendBlock(booking._id, true)}
        said={{ done: words.did.block, failed: words.failed }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** Shows a message to staff, with what is wrong with it. */
function ReportMessageForm({ id, messageId, onClose }: { id: string; messageId: string; onClose: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (reason === '' ? { reason: words.reasonMissing } : {}),
    send: ({ reason }) => sendMessageReport(id, messageId, reason),
    onDone: onClose,
    words: { done: words.reported, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <TextArea label={words.reportReason} {...form.area('reason')} />
      <FormButtons
        submit={words.send}
        doing={form.isBusy ? words.sending : undefined}
        cancel={words.keep}
        onCancel={onClose}
      />
    </form>
  )
}

/** Writes to the other one; what is typed stays until it has arrived. */
export function MessageForm({ id, answers }: { id: string; answers: readonly string[] }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const [key, setKey] = useState(newKey)
  const form = useContractForm(MESSAGE_CONSTRAINTS, {
    send: async ({ text }) => {
      // What says nothing is not sent.
      if (text !== '') await sendBookingMessage(id, { text, idempotencyKey: key })
    },
    onDone: (_, sent) => {
      sent.reset()
      setKey(newKey())
    },
    words: { failed: words.failed, field: 'text' },
  })
  return (
    <form {...form.props}>
      <TextArea label={words.message} rows={2} {...form.area('text')} />
      <ReadyTexts label={mentoring.mentor.readyAnswers} texts={answers} field="text" />
      <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
        {words.sendMessage}
      </Button>
    </form>
  )
}
