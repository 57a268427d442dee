import type { BodyOf } from '@sopaan/contract/call'
import { notifications } from '@sopaan/contract/notifications'
import type { Person } from './people.ts'

/** Somebody asks for reminders of the counselling, or takes that back. */
export async function changeSetting(
  person: Person,
  delivery: BodyOf<typeof notifications.changeSetting>,
): Promise<void> {
  const params = { topic: 'counselling' as const }
  const answer = await person.browser.call(notifications.changeSetting, { params, body: delivery })
  if (answer.statusCode !== 200) throw new Error(`The setting was refused: ${answer.body}`)
}
