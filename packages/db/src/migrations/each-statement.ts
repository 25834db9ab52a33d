import pg from 'pg';

const SYNTAX_ERROR = '42601';

/**
 * Runs the statements of a file one by one in the client's transaction, and calls `after` each. PostgreSQL itself says where one ends:
 * text up to a semicolon that it cannot read goes on to the next.
 */
export async function eachStatement(
  client: pg.Client,
  sql: string,
  after: (statement: string) => Promise<void>,
): Promise<void> {
  let text = '';
  let refusal: pg.DatabaseError | null = null;
  for (const piece of sql.split(/(?<=;)/)) {
    text += piece;
    await client.query('SAVEPOINT statement');
    try {
      const { command } = await client.query(text);
      // A comment in which a semicolon stands.
      if (!command) continue;
      refusal = null;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === SYNTAX_ERROR)) throw error;
      refusal = error;
      await client.query('ROLLBACK TO statement');
      continue;
    }
    await after(text);
    text = '';
  }
  if (refusal !== null) throw refusal;
}

/** First line of a statement that is no comment. */
export const firstLine = (statement: string) =>
  statement
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('--')) ?? '';
