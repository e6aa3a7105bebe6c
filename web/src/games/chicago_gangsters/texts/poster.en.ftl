blurb-chicago-gangsters = Form a gang for the job, haggle over the loot, and leave someone with nothing.
