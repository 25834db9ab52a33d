-- Whether who reviews may not decide about a submission: they have a part in it, by their employer or by an organisation that their
-- account belongs to; or they are of the demonstration and it is not.
CREATE OR REPLACE FUNCTION "in_conflict" ("of_staff" UUID, "of_submission" UUID) RETURNS BOOLEAN
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ SELECT EXISTS (
              SELECT 1 FROM (
                  SELECT s.organization_id FROM public.staff s WHERE s.id = of_staff
                  UNION SELECT m.organization_id FROM public.staff s JOIN public.membership m ON m.account_id = s.account_id
                  WHERE s.id = of_staff) part
              WHERE part.organization_id IS NOT NULL
                AND public.root_of(part.organization_id) IN (SELECT public.parties_of(of_submission)))
          OR EXISTS (
              SELECT 1 FROM public.staff s JOIN public.organization employer ON employer.id = s.organization_id,
                  public.submission sub JOIN public.organization own ON own.id = sub.organization_id
              WHERE s.id = of_staff AND sub.id = of_submission AND employer.kind = 'DEMO' AND own.kind <> 'DEMO') $$;
