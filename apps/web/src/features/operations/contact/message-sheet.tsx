import type { ContactMessage } from '@sopaan/contract/contact'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ContactMessageItem } from './contact-message-item.tsx'
import {
  sendLaterAnswer,
  sendMessageAnswer,
  sendMessageClosing,
  sendMessageReopening,
} from './managed-contact.queries.ts'
import { MessageState } from './message-state.tsx'
import { ThreadTools } from './thread-tools.tsx'

type Props = { duty: Duty<ContactMessage>; onDone: () => void }

/** A message of the contact form with all that was answered, and what can be done with it. */
export function MessageSheet({ duty: { row: message, settled, settle, forget }, onDone }: Props) {
  const { contact, language } = useWords()
  const words = contact.desk
  const { _id } = message
  const undo = (work: (id: string) => Promise<void>) => async () => {
    await work(_id)
    forget()
  }
  return (
    <ContactMessageItem
      facts={{ name: message.fullName, reference: message.number, language: message.language }}
      title={contact.topics[message.topic]}
      from={words.from(message.fullName, message.email)}
      when={formatDateTime(message.createdAt, language)}
      state={<MessageState message={message} />}
      text={message.message}
      answer={message.answer}
      answeredAt={message.answeredAt}
      laterAnswers={message.laterAnswers}
      isOpen={message.state === 'waiting'}
      settled={settled}
      tools={<ThreadTools thread={{ kind: 'message', id: _id }} facts={message} />}
      onCancel={onDone}
      onAnswer={async (answer) => {
        await sendMessageAnswer(_id, answer)
        settle({ text: words.sent })
      }}
      onAnswerAgain={
        message.state === 'answered'
          ? async (answer) => {
              await sendLaterAnswer(_id, answer)
              settle({ text: words.sent })
            }
          : undefined
      }
      onClose={async () => {
        await sendMessageClosing(_id)
        settle({ text: words.closed, onUndo: undo(sendMessageReopening) })
      }}
      onReopen={
        message.state === 'closed'
          ? async () => {
              await sendMessageReopening(_id)
              settle({ text: words.reopened, onUndo: undo(sendMessageClosing) })
            }
          : undefined
      }
    />
  )
}
