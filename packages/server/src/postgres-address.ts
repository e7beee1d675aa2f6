// Addresses of PostgreSQL databases, for those who need not load what speaks to one.

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database);
}

/** As it may be shown. A password with an @ or the like that is not escaped could be anywhere in it. */
export function withoutSecret(address: string): string {
  const url = URL.parse(address);
  if (url === null || address.split('@').length > 2) return 'the database';
  url.password = '';
  return url.href;
}
