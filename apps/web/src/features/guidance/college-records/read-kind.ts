import { RECORD_KINDS, type RecordKind } from '@sopaan/contract/college-records'

/** Institutes unless the address asks for programmes. */
export function readKind(search: URLSearchParams): RecordKind {
  return RECORD_KINDS.find((each) => each === search.get('kind')) ?? 'institute'
}
