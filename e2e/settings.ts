/** Limits that no journey meets, and passwords that hash in no time. */
export const JOURNEY_SETTINGS = { RATE_LIMIT_SCALE: '1000', PASSWORD_HASH_MEMORY_KIB: '64' }
