import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { writeRowTypes } from './row-types.ts'

/** `npm run db:rows`: writes rows.ts from an empty database with every migration applied. */
const database = await connect({})
await migrate(database)
writeFileSync(join(import.meta.dirname, 'rows.ts'), await writeRowTypes(database))
await database.close()
