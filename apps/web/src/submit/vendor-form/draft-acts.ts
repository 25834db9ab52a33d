import { pageAddress, submissionAddress } from '../../address/pages.ts';
import type { Draft, DraftAt, DraftContent } from './use-draft.ts';

interface Drafted {
  draft: Draft;
  content: DraftContent;
  address: string;
  /** Drops what the tab keeps, once the server has it. */
  forget: () => void;
}

interface DraftActs {
  save: () => Promise<void>;
  submit: () => Promise<void>;
  discarded: () => void;
}

/** What saving, submitting and discarding a draft do to the page that it stands on. */
export function draftActs({ draft, content, address, forget }: Drafted): DraftActs {
  const leaveFor = (place: string) => {
    forget();
    window.location.assign(place);
  };
  return {
    async save() {
      const stored = await draft.save(content);
      if (stored === null) return;
      forget();
      window.history.replaceState(window.history.state, '', draftAddress(address, stored.id));
    },
    async submit() {
      const submission = await draft.submit(content);
      if (submission !== null) leaveFor(submissionAddress(submission));
    },
    discarded: () => leaveFor(pageAddress('submissions')),
  };
}

/** Name under which the tab keeps a form; of a draft, with its version, so that what another saved meanwhile is never written over unseen. */
export function keptName(address: string, at: DraftAt | null): string {
  return at === null ? address : `${at.id} ${at.version}`;
}

function draftAddress(address: string, id: string): string {
  const [path = '', query = ''] = address.split('?');
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), draft: id }).toString()}`;
}
