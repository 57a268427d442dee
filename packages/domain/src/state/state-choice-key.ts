import { STATE_COUNSELLING_IDS, type StateCounsellingId } from './counsellings/state-counselling.ts'

/** The counselling whose form a choice stands in; undefined for a choice of JoSAA and one of no counselling we know. */
export function counsellingOfChoice(key: string): StateCounsellingId | undefined {
  const [id = ''] = key.split('.', 1)
  return key.includes('.') ? STATE_COUNSELLING_IDS.find((each) => each === id) : undefined
}
