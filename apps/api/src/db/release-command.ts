import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { readSchemaFacts, writeSchemaFacts } from './schema-facts.ts'

/** `npm run db:release`: keeps what the code of a release knows of the schema, for the releases after it to be held to. */
const database = await connect({})
await migrate(database)
const facts = await database.session(readSchemaFacts)
writeFileSync(join(import.meta.dirname, 'released-schema.tsv'), writeSchemaFacts(facts))
await database.close()
