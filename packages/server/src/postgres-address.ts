// Addresses of PostgreSQL databases, for those who need not load what speaks to one.

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database);
}

/** As it may be shown. */
export function withoutSecret(address: string): string {
  const url = URL.parse(address);
  if (url === null) return 'the database';
  url.password = '';
  return url.href;
}
