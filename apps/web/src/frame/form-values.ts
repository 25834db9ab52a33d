/** Text of every field of a form by its name, as a GET form sends it. */
export type FormValues = Readonly<Record<string, string>>;
