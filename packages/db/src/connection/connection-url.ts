/** The same server and database as another login. */
export function withLogin(url: string, login: { user: string; password: string }): string {
  const changed = new URL(url);
  changed.username = login.user;
  changed.password = encodeURIComponent(login.password);
  return changed.toString();
}

/** The same server and login, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.toString();
}

export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
