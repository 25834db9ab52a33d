-- New words of an enum can be used from the next transaction on, so that they have a migration of their own.
ALTER TYPE "lifecycle" ADD VALUE 'IN_REVIEW' BEFORE 'PUBLISHED';
ALTER TYPE "lifecycle" ADD VALUE 'WITHDRAWN';
