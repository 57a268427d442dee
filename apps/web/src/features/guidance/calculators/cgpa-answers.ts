import { CGPA_FIELDS } from '@sopaan/domain/cgpa/cgpa-question'

/** What was entered, without what else stands in an address: as the account keeps it and the report reads it. */
export function writeCgpaAnswers(answers: URLSearchParams): string {
  return new URLSearchParams([...answers].filter(([name]) => CGPA_FIELDS.some((field) => field === name))).toString()
}
