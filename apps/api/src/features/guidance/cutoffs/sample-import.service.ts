import { IMPORT_FIELD } from '@sopaan/contract/managed-imports'
import type { Deps } from '#api/deps.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { toUpload } from '#api/http/upload.ts'
import { countJobs } from './import-job-list.queries.ts'
import { acceptUpload } from './import-jobs.service.ts'

/** Ranks are made up; the names are those of the tables, so that its check can be tried. */
const TABLE = `Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank
"National Institute of Technology Calicut","Computer Science and Engineering (4 Years, Bachelor of Technology)",OS,OPEN,Gender-Neutral,2100,5400
"National Institute of Technology Calicut","Civil Engineering (4 Years, Bachelor of Technology)",OS,OPEN,Gender-Neutral,18100,31200
`

/** Has a table handed in that is neither checked nor published, once, where none ever was. */
export async function seedSampleImport(deps: Deps, caller: CallerTrace): Promise<void> {
  if ((await countJobs(deps.db, {})) > 0) return
  await acceptUpload(deps, caller, await toUpload(IMPORT_FIELD, 'Sample_JoSAA_2027_Round_1.csv', TABLE))
}
