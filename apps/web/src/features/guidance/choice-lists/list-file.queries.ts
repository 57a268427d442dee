import type { BodyOf } from '@sopaan/contract/call'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { fetchFile } from '#web/identity/browser-request.ts'
import type { StoredList } from './choice-storage.ts'
import { profileOf } from './judged-profile.ts'
import { stateAnswersFor } from './listed-answers.ts'

type Shape = Pick<BodyOf<typeof choiceLists.file>, 'format' | 'language'>

/** A list as a file, made by the server from the very seats and the very reader that the page shows. */
export function fetchListFile(list: StoredList, search: URLSearchParams, shape: Shape): Promise<Blob> {
  const kept = { name: list.name, keys: [...list.keys], stateAnswers: stateAnswersFor(list.keys) }
  return fetchFile(choiceLists.file, { body: { ...shape, ...kept, ...profileOf(search) } })
}
