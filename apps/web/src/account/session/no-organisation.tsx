import { PageHead } from '../../frame/page-head.tsx';

export function NoOrganisation({ title }: { title: string }) {
  return (
    <PageHead title={title}>
      You act for no organisation. An owner of one can invite you by a link; whoever runs this installation
      can make one.
    </PageHead>
  );
}
