import type { ManagedGrievance } from '@sopaan/contract/consents'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ContactMessageItem } from './contact-message-item.tsx'
import { GrievanceState } from './grievance-state.tsx'
import { sendGrievanceAnswer, sendLaterGrievanceAnswer } from './managed-contact.queries.ts'
import { ThreadTools } from './thread-tools.tsx'

type Props = { duty: Duty<ManagedGrievance>; onDone: () => void }

/** A grievance with all that was answered, and what can be done with it. */
export function GrievanceSheet({ duty: { row: grievance, settled, settle }, onDone }: Props) {
  const { contact, language } = useWords()
  const words = contact.desk
  const { _id } = grievance
  return (
    <ContactMessageItem
      facts={{ name: grievance.fullName, reference: grievance.number, language: grievance.language }}
      title={grievance.subject}
      from={words.from(grievance.fullName, grievance.email)}
      when={formatDateTime(grievance.createdAt, language)}
      state={<GrievanceState grievance={grievance} />}
      text={grievance.message}
      answer={grievance.answer}
      answeredAt={grievance.answeredAt}
      laterAnswers={grievance.laterAnswers}
      isOpen={grievance.state === 'open'}
      settled={settled}
      tools={<ThreadTools thread={{ kind: 'grievance', id: _id }} facts={grievance} />}
      onCancel={onDone}
      onAnswer={async (answer) => {
        await sendGrievanceAnswer(_id, answer)
        settle({ text: words.sent })
      }}
      onAnswerAgain={
        grievance.state === 'answered'
          ? async (answer) => {
              await sendLaterGrievanceAnswer(_id, answer)
              settle({ text: words.sent })
            }
          : undefined
      }
    />
  )
}
