/** Longest event that a stream may hold, of one line or of several; an answer's token is some hundred characters. */
const MAX_EVENT_CHARS = 1_000_000;

export interface SseParser {
  /** Takes what arrived, cut anywhere. False once an event is longer than any of an answer. */
  push(text: string): boolean;
  /** Hands out what stands before the end without a blank line after it. */
  end(): void;
}

/** Server-sent events: the data of each, several `data:` lines joined, comments and other fields left out. */
export function sseParser(onData: (data: string) => void): SseParser {
  let rest = '';
  let data: string | null = null;
  let isTooLong = false;
  function line(text: string): void {
    if (text === '') {
      if (data !== null) onData(data);
      data = null;
    } else if (text.startsWith('data:')) {
      const value = text.slice(text[5] === ' ' ? 6 : 5);
      data = data === null ? value : `${data}\n${value}`;
      if (data.length > MAX_EVENT_CHARS) [data, isTooLong] = [null, true];
    }
  }
  return {
    push(text) {
      const whole = rest === '' ? text : rest + text;
      let from = 0;
      for (let to = whole.indexOf('\n'); to !== -1; to = whole.indexOf('\n', from)) {
        line(whole.slice(from, whole[to - 1] === '\r' ? Math.max(from, to - 1) : to));
        from = to + 1;
      }
      rest = whole.slice(from);
      return !isTooLong && rest.length <= MAX_EVENT_CHARS;
    },
    end() {
      if (rest !== '') line(rest.replace(/\r$/, ''));
      line('');
      rest = '';
    },
  };
}
