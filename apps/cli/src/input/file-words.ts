/** Words for why a file cannot be read or written. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened by you',
  EPERM: 'it may not be changed by you',
  EROFS: 'it lies where nothing can be written',
  ENAMETOOLONG: 'its name is too long',
};

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function whyOf(error: unknown): string {
  const code = codeOf(error);
  return WHY[code] ?? (code === '' ? 'nobody knows why' : code);
}
