/** Text of a document, as next.config.ts has it loaded. */
declare module '*.md' {
  const text: string;
  export default text;
}
