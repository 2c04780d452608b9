console.log('entry')
