/** The phrases that the prose of generated pages is put together from. */
export const TOPICS =
  'queue,worker,pipeline,cluster,gateway,replica,snapshot,webhook,token,schema,partition,scheduler,migration,sandbox,registry,tenant,quota,retry policy,secret,volume,endpoint,checkpoint,session,cache,index,stream,rollout,backup,audit log,rate limit,health check,load balancer,certificate,namespace,event bus,feature flag,connection pool,dead letter,lease,shard'.split(
    ',',
  )

export const ACTIONS =
  'Configure,Inspect,Scale,Migrate,Secure,Debug,Create,Rotate,Observe,Tune,Restore,Automate,Validate,Roll back,Share,Archive'.split(
    ',',
  )

export const SUBJECTS =
  'the control plane,each worker,the scheduler,a client,the gateway,your application,the operator,an administrator,the command line tool,the coordinator,a background job,the storage layer,every replica,the primary node,the billing service,the deployment pipeline'.split(
    ',',
  )

export const VERBS =
  'validates,records,forwards,retries,rejects,compacts,replicates,evaluates,acknowledges,releases,measures,reconciles,schedules,encrypts,batches,streams,drains,publishes'.split(
    ',',
  )

export const OBJECTS =
  'incoming requests,the pending change,a signed payload,the last known state,expired leases,large attachments,the full history,stale entries,the retry budget,every partition,configuration files,access policies,structured events,the write buffer,slow queries,a consistent snapshot'.split(
    ',',
  )

export const TIMES =
  'before the next window opens,as soon as a quorum agrees,when the timeout elapses,during a rolling restart,if the checksum does not match,after the first successful probe,while traffic is shifted,once per minute,until the budget is spent,only in regional deployments,without blocking readers,at the end of the current batch,when memory pressure is high,for tenants on the dedicated plan,unless the flag is disabled,in the background'.split(
    ',',
  )

export const REMARKS = [
  'This keeps latency predictable under load.',
  'The default is safe for most teams, so change it only after measuring.',
  'You can verify the result from the dashboard or from the command line.',
  'Errors are returned with a stable code that you can match in your own tooling.',
  'The behaviour is the same in every region.',
  'Older clients ignore the field.',
  'Plan for roughly twice the steady state traffic.',
  'A dry run prints the plan without applying it.',
  'Both values are stored with the audit trail.',
  'Nothing is deleted until the retention period ends.',
  'Use a separate credential for automation.',
  'The operation is idempotent, so it is safe to repeat.',
]
